function isMissing(sheet: CSSStyleSheet): boolean {
  try {
    return !sheet.cssRules;
  } catch {
    // Browsers refuse access to the rules of a style sheet that failed to load.
    return true;
  }
}

/** Reloads a document's style sheets that failed to load: without them the page is unreadable. */
export function retryStyles(page: Document): void {
  for (const sheet of page.styleSheets)
    if (isMissing(sheet)) sheet.ownerNode?.after(sheet.ownerNode.cloneNode());
}
