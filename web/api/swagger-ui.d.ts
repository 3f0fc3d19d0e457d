/** Swagger UI comes without types: the options that this site sets. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function SwaggerUI(options: {
    url: string;
    dom_id: string;
    deepLinking: boolean;
    docExpansion: 'none';
    validatorUrl: null;
  }): void;
}
