/** Colours of pages and figures; each text colour has a contrast of 4.5 or more on each ground it is set on. */
export const INK = "#14201f";
export const SOFT = "#56655f";
export const LINE = "#d8d3c6";
export const PAPER = "#fbfaf6";
export const ACCENT = "#0d4f68";
export const CAUTION = "#96351c";
export const WHITE = "#ffffff";
