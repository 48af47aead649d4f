/** Style rules of this page, beside those of all. */
export const rules = `
main{padding-top:24px}
.narrow svg{max-width:100%;height:auto}
figure{margin-top:28px}
.decisions :is(th,td){padding:4px 14px 4px 0}
.decisions tbody th{min-width:12em}
.decisions tr.floor>*{background:#f1efe8;color:var(--soft);font-style:italic;font-weight:400}
.heat{display:inline-block;min-width:3.2em;padding:1px 5px;border-radius:3px;text-align:center}
.heat small{color:inherit;opacity:.85}
.h0{background:#f6ede6}.h1{background:#e8efe4}.h2{background:#c5ddd0}.h3{background:#84bdb4}.h4{background:#0d4f68;color:#fff}
.scroll+.aside,.aside+.scroll{margin-top:12px}
.scroll{margin-bottom:22px}
section>h3{margin:26px 0 8px;font-size:15px}
.drawn{display:flex;flex-wrap:wrap;gap:12px 26px;justify-content:flex-start}
.drawn figure{margin:6px 0 0}
.drawn+.aside{margin-top:22px}
.drawn svg{max-width:100%;height:auto;background:#fff;border:1px solid var(--line);border-radius:6px}
figcaption{max-width:300px;margin-top:4px;color:var(--soft);font-size:12.5px;text-align:left}
details>:is(.scroll,.aside){margin:14px 0}
`;
