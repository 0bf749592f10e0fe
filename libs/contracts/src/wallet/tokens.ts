import { routeRef } from '../core/tokens.js';

export const deliveryPassRoute = routeRef('delivery-pass', { configName: 'deliverypass' });
