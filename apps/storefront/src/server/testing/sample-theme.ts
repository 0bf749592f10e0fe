import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@larder/contracts/tenant';
import { workspaceRoot } from '../workspace.js';

const file = path.join(workspaceRoot, 'libs/tenants/gruenmarkt/theme.json');

/** The theme of a demo shop. */
export const sampleTheme = JSON.parse(readFileSync(file, 'utf8')) as ThemeConfig;
