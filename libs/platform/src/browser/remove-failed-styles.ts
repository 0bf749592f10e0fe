/** A style sheet that did not come is asked for again with the code that needs it, once its link is gone. */
export function removeFailedStyles(): void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) target.remove();
  };
  document.addEventListener('error', forget, true);
}
