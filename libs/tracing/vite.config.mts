import { libraryConfig } from '../../tools/vite/library-config.mjs';

export default libraryConfig(import.meta.dirname);
