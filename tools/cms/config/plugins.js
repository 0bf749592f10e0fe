'use strict';
const { keyFor } = require('../src/data-dir');

module.exports = { 'users-permissions': { config: { jwtSecret: keyFor('users') } } };
