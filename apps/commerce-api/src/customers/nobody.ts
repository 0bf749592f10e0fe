/** Where the mail address of a deleted customer stood: nothing is written to it. */
export const nobodysEmail = 'deleted@example.invalid';
