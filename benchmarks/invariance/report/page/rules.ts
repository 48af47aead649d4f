/** Style rules of this page, beside those of all. */
export const rules = `
.narrow svg{max-width:100%;height:auto}
.figure{margin:18px 0 26px}
section h3{margin:30px 0 10px;font-size:15px;font-weight:600}
.numbers{width:auto}
.numbers :is(th,td){padding:4px 18px 4px 0}
.numbers thead th{max-width:9em;white-space:normal}
.numbers tbody th{min-width:14em}
.numbers+.numbers{margin-top:14px}
details>.scroll{margin:12px 0 18px}
`;
