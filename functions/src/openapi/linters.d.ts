/*
 * Types of the linters, reduced to what is used here. Their own types would be most of the compiler's
 * work.
 */

declare module '@redocly/openapi-core' {
  export interface Config {
    readonly resolvedConfig: unknown;
  }
  export interface Fault {
    ruleId: string;
    message: string;
    location: { pointer?: string }[];
  }
  export function createConfig(config: {
    extends: string[];
    rules: Record<string, 'off'>;
  }): Promise<Config>;
  export function lintFromString(document: {
    source: string;
    absoluteRef: string;
    config: Config;
  }): Promise<Fault[]>;
}

declare module '@stoplight/spectral-core' {
  interface Fault {
    code: string | number;
    message: string;
    path: (string | number)[];
  }
  class Ruleset {
    constructor(rules: unknown);
  }
  class Spectral {
    setRuleset(ruleset: Ruleset): void;
    run(document: object): Promise<Fault[]>;
  }
  const spectral: { Ruleset: typeof Ruleset; Spectral: typeof Spectral };
  export default spectral;
}

declare module '@stoplight/spectral-rulesets' {
  const rulesets: { oas: unknown };
  export default rulesets;
}
