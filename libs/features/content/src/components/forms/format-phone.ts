/** On its own, so that the numbering plans are loaded only with a form that shows a phone number. */
export { shownPhone } from '@larder/contracts/phone';
