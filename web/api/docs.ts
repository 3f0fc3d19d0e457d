import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import './docs.css';

const dark = matchMedia('(prefers-color-scheme: dark)');
const followColorScheme = () =>
  document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followColorScheme);
followColorScheme();

SwaggerUI({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  // Chapters begin closed: with 150 lines or more the page would hold only those in view.
  docExpansion: 'none',
  // The badge would send the address of the document to another host.
  validatorUrl: null,
});
