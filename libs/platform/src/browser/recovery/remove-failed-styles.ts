/** Removes the link of a style sheet that failed to load, so that its chunk requests it again. */
export function removeFailedStyles(): void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) target.remove();
  };
  document.addEventListener('error', forget, true);
}
