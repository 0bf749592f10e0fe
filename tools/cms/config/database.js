'use strict';
const path = require('node:path');
const { dataDir } = require('../src/data-dir');

module.exports = () => ({
  connection: {
    client: 'sqlite',
    connection: { filename: path.join(dataDir, 'cms.db') },
    useNullAsDefault: true,
  },
});
