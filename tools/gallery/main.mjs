import '@fontsource-variable/figtree';
import '@fontsource-variable/inter';
import '@larder/ui/base.css';
import { Gallery } from '@larder/ui/gallery';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

hydrateRoot(document.getElementById('root'), createElement(Gallery));
