import IE from '../plans/IE.json';
import IN from '../plans/IN.json';
import US from '../plans/US.json';

/** Plans that are loaded on demand, each in its own file. */
export const files = [IE, IN, US];
