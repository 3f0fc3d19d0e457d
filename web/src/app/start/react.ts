// React begins with its own file: a bundler runs a CommonJS module only when another one imports it.
import 'react-dom/client';
