module.exports = global.embeddedDatabase;
