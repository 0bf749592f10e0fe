// Plain Node only.
import { contentSystemSettings } from './content-system-settings.mjs';
import { commandSettings } from './tool-settings.mjs';

const schemas = { ...commandSettings, ...contentSystemSettings };

/** A setting of a command, or its default. Empty counts as absent. @throws Error that names the setting */
export function readSetting(name, environment = process.env) {
  const schema = schemas[name];
  const given = environment[name];
  if (given === undefined || given === '') return schema.default;
  if (schema.type !== 'integer') return given;
  const value = Number(given);
  const { minimum = -Infinity, maximum = Infinity } = schema;
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
  throw new Error(`Unusable settings. ${name}: ${given} is not a whole number in its range`);
}
