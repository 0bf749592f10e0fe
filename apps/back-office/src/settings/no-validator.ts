/** Stands in for a validator that the page's policy would not let run. */
export default undefined;
