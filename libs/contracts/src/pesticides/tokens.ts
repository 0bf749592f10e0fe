import { routeRef } from '../core/tokens.js';

export const pesticidesRoute = routeRef('pesticides');
