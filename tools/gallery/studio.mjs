import '@fontsource-variable/figtree';
import '@fontsource-variable/inter';
import '@larder/ui/base.css';
import { ThemeStudio } from '@larder/ui/gallery';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const { shops, fonts } = await (await fetch('/studio.json')).json();
createRoot(document.getElementById('root')).render(createElement(ThemeStudio, { shops, fonts }));
