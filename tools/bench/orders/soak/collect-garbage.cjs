// Preloaded into the processes of a soak: a signal collects garbage, so that what is measured after it is
// memory in use and not what has yet to be collected. The processes themselves have no such code.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
