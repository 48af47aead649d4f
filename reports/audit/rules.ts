/** Style rules of the audit's page, beside those of all pages. */
export const rules = `
.audit .lead,h1,.subtitle{overflow-wrap:anywhere}
.audit section{margin-top:36px}
.audit .meaning{margin:-6px 0 10px;color:var(--soft);max-width:68ch}
.checks :is(th,td):nth-child(2){text-align:left;white-space:normal;min-width:22em}
.checks tbody th{white-space:nowrap}
.checks a{color:var(--accent);font-weight:600}.checks a.bad{color:var(--bad)}
.finding{display:grid;grid-template-columns:9.5em minmax(0,1fr) auto;gap:2px 18px;padding:10px 0 10px 12px;border-left:3px solid var(--line);font-weight:400;overflow-wrap:anywhere;scroll-margin-top:12px}
summary.finding::-webkit-details-marker{display:none}
div.finding{border-bottom:1px solid var(--line)}
.finding small{margin:0;color:var(--soft);font-size:13px}
.finding .check{grid-row:1/3;color:var(--accent);font-weight:600}
details>.finding .check::before{content:"▸ "}
details[open]>.finding .check::before{content:"▾ "}
.finding .where{grid-column:2;grid-row:2}
.finding .share{grid-column:3;grid-row:1;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.error .finding{border-left-color:var(--bad)}
.warning .finding{border-left-color:#b98a1e}
.rows{margin:0 0 12px;padding:4px 0 4px 26px;color:var(--soft);font-size:13px;list-style:none;overflow-wrap:anywhere}
.rows li{padding:2px 0}
.rows code{color:var(--ink)}
@media(max-width:720px){
.checks :is(th,td):nth-child(2){display:none}
.finding{grid-template-columns:minmax(0,1fr) auto;padding-left:10px}
.finding .check{grid-row:1;grid-column:1}
.finding .share{grid-row:1;grid-column:2}
.finding span{grid-column:1/-1;grid-row:2}
.finding .where{grid-column:1/-1;grid-row:3}
.rows{padding-left:12px}
}
`.trim();
