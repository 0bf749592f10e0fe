/** Where the mail address of a deleted customer stood: nothing is written to it. */
export const deletedCustomerEmail = 'deleted@example.invalid';
