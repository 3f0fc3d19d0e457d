import { launch } from '../processes/launch.ts';
import { waitForSuccess } from '../processes/wait-for.ts';
import { inCache, inRepository } from '../repository.ts';
import { webEnvironment } from './environment.ts';
import type { SuiteSettings } from './settings.ts';

/**
 * Builds the functions.
 * @throws ProcessFailed with the bundler's output
 */
export function buildFunctions({ name }: SuiteSettings): Promise<void> {
  return waitForSuccess(
    launch({
      name: 'The functions build',
      args: ['build.ts'],
      cwd: inRepository('functions'),
      logFile: inCache('logs', name, 'functions-build.log'),
    }),
  );
}

/**
 * Builds the site.
 * @throws ProcessFailed with the bundler's output
 */
export function buildWeb(settings: SuiteSettings): Promise<void> {
  return waitForSuccess(
    launch({
      name: 'The web build',
      args: ['build.ts'],
      cwd: inRepository('web'),
      env: webEnvironment(settings),
      logFile: inCache('logs', settings.name, 'web-build.log'),
    }),
  );
}
