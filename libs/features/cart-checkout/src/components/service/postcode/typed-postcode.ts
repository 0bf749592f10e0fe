/** What was typed on the page when the prompt was opened from there. */
export const typedPostcode: { current: string | undefined } = { current: undefined };
