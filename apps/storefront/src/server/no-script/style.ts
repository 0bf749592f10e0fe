/** Styles of the no-script pages; the shop's own stylesheet is loaded first and contains the theme. */
export const STYLE_URL = '/_plain/style.css';
export const style = `.plain{max-inline-size:44rem;margin-inline:auto;padding:var(--space-4) var(--gutter)}
.plain>*+*,.plain main>*+*,.plain form>*+*,.plain section>*+*{margin-block-start:var(--space-4)}
.plain header{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-6);align-items:center;justify-content:space-between;padding-block-end:var(--space-3);border-block-end:1px solid var(--colour-line)}
.plain header a,.plain .link{display:inline-block;padding-block:var(--space-3)}
.plain header nav{display:flex;flex-wrap:wrap;gap:0 var(--space-4)}
.plain fieldset{min-inline-size:0;margin-inline:0;padding:0;border:0}
.plain legend{padding:0;font-weight:var(--weight-bold)}
.plain label,.plain .label{display:block;font-size:var(--text-14);font-weight:var(--weight-medium)}
.plain input:not([type=radio]):not([type=checkbox]),.plain select,.plain textarea{inline-size:100%;min-block-size:var(--touch);padding:var(--space-2) var(--space-3);border:1px solid var(--colour-control);border-radius:var(--radius-small);background:var(--colour-surface);color:var(--colour-text);font:inherit}
.plain .pair{display:grid;gap:var(--space-4);grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr))}
.plain .choice{display:flex;gap:var(--space-3);align-items:center;min-block-size:var(--touch);margin-block-start:var(--space-2);padding:var(--space-2) var(--space-3);border:1px solid var(--colour-control);border-radius:var(--radius-medium);background:var(--colour-surface);font-size:var(--text-16);font-weight:var(--weight-regular)}
.plain .choice input{flex:none;inline-size:1.25rem;block-size:1.25rem}
.plain button,.plain .button{display:inline-flex;align-items:center;justify-content:center;min-block-size:var(--touch);padding:var(--space-2) var(--space-5);border:1px solid var(--colour-brand);border-radius:var(--radius-medium);background:var(--colour-brand);color:var(--colour-on-brand);font:inherit;font-weight:var(--weight-medium);text-decoration:none;cursor:pointer}
.plain button.second{border-color:var(--colour-control);background:var(--colour-surface);color:var(--colour-text)}
.plain .lines{padding:0;list-style:none}
.plain .lines li{padding-block:var(--space-3);border-block-end:1px solid var(--colour-line)}
.plain .lines li>button,.plain .lines li>form{margin-block-start:var(--space-2)}
.plain .row{display:flex;flex-wrap:wrap;gap:var(--space-3);align-items:end;margin-block-start:var(--space-2)}
.plain .row>div{flex:1 1 9rem}
.plain .sums{display:grid;grid-template-columns:1fr auto;gap:var(--space-1) var(--space-4)}
.plain .sums dd{text-align:end;font-variant-numeric:tabular-nums}
.plain .sums .sum{font-weight:var(--weight-bold);font-size:var(--text-20)}
.plain .notice{padding:var(--space-4);border-radius:var(--radius-medium);background:var(--warning-soft)}
.plain .notice li a{display:inline-block;padding-block:var(--space-1)}
.plain .error{color:var(--colour-danger);font-weight:var(--weight-medium)}
.plain .hint{color:var(--colour-muted);font-size:var(--text-14)}
.plain :focus-visible,.plain-way a:focus-visible{outline:3px solid var(--colour-focus);outline-offset:2px}
.plain-way{padding:var(--space-3) var(--gutter);background:var(--colour-brand-soft);text-align:center}
.plain-way a{display:inline-block;padding-block:var(--space-2);font-weight:var(--weight-medium)}`;
