// The rules that need no types, over everything: those that do take half of the time, and a compiler.
import config from '../../../eslint.config.mjs';
import { isTyped } from './typed-parts.mjs';

export default config.filter((part) => !isTyped(part));
