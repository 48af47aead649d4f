/** Style rules of this page, beside those of all. */
export const rules = `
.narrow svg{max-width:100%;height:auto}
.figure{margin-top:36px}
.board tr.anchor>*{background:#f1efe8;color:var(--soft);font-style:italic;font-weight:400}
.board :is(th,td){padding-top:3.5px;padding-bottom:3.5px}
.board tbody th{min-width:13em;padding-left:6px}
.board tbody tr:not(.anchor) th{white-space:nowrap}
.analysis{width:auto}
.analysis :is(th,td){padding:4px 22px 4px 0}
.analysis tbody th{min-width:0}
.differences :is(th,td){vertical-align:top}
.differences td{min-width:13em;white-space:normal}
details>:is(.scroll,.aside){margin:14px 0}
details>.notes{margin-bottom:6px}
.case{grid-template-columns:minmax(0,1fr) auto}
.case pre{max-height:16em;overflow-y:auto}
.checks{margin:0;padding:0;list-style:none;font-size:13.5px}
.checks li{display:grid;grid-template-columns:1.2em minmax(0,16em) minmax(0,1fr);gap:2px 8px;padding:3px 0;overflow-wrap:anywhere}
.checks small{display:block;color:var(--soft);font-size:12.5px}
.case .drawn{align-self:start}
.case .beside{grid-column:1/-1;display:flex;flex-wrap:wrap;justify-content:space-around;gap:0 20px}
.case svg{margin:0 auto}
figcaption{max-width:340px;margin:0 auto 10px;color:var(--soft);font-size:12.5px;text-align:center}
mark{padding:0 4px;background:var(--bad);color:#fff;border-radius:3px}
@media(max-width:720px){
.case{grid-template-columns:minmax(0,1fr)}
.checks li{grid-template-columns:1.2em minmax(0,1fr)}
.checks span{grid-column:2}
.board tbody th{min-width:11em;max-width:15em}
}
`;
