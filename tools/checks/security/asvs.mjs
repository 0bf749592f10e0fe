// Writes docs/security/asvs.md from the ledger.
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { PAGE, ledgerText, readLedger } from './ledger.mjs';

const options = { ...(await resolveConfig(PAGE)), filepath: PAGE };
writeFileSync(PAGE, await format(ledgerText(readLedger()), options));
