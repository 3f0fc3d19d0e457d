import type { DataOf, Endpoint, MetaOf, ParamsOf } from '@carwash/domain/endpoint/endpoint';
import type { EndpointName, Endpoints } from '@carwash/domain/endpoints';
import type { AnyObjectSchema, InferType } from 'yup';

/** Names of the endpoints that code calls and that answer with JSON. The browser itself opens the others. */
export type CallName = {
  [Name in EndpointName]: Endpoints[Name] extends { response: 'json'; accepts: 'json' | 'image' }
    ? Name
    : never;
}[EndpointName];

type DefaultsOf<S extends AnyObjectSchema> = ReturnType<S['getDefault']>;

/**
 * Fields with a default may be left out of the input. Lists and objects are excluded: yup's types
 * claim defaults for them that do not exist.
 */
type DefaultedKey<S extends AnyObjectSchema> = keyof InferType<S> &
  {
    [Key in keyof DefaultsOf<S>]: InferType<S>[Key] extends object | undefined
      ? never
      : DefaultsOf<S>[Key] extends undefined
        ? never
        : Key;
  }[keyof DefaultsOf<S>];

/** Flattens an intersection into one object type, so that the compiler finds unknown keys. */
type Flat<T> = { [Key in keyof T]: T[Key] };

/** The input type of a schema, as opposed to its output type. */
type InputOf<S extends AnyObjectSchema> = Flat<
  {
    [Key in keyof InferType<S> as Key extends DefaultedKey<S> ? never : Key]: InferType<S>[Key];
  } & {
    [Key in keyof InferType<S> as Key extends DefaultedKey<S> ? Key : never]?: InferType<S>[Key];
  }
>;

/**
 * One part of the options: absent where the endpoint has no such input, optional where all of its
 * fields are.
 */
export type Part<Key extends string, Value> = keyof Value extends never
  ? { [K in Key]?: undefined }
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

type File<E extends Endpoint> = E['accepts'] extends 'image'
  ? {
      file: Blob;
      /** Called with the share of the file that has been sent, 0 to 1. */
      onProgress?: (share: number) => void;
    }
  : { file?: undefined; onProgress?: undefined };

export type CallOptions<Name extends CallName> = Part<'params', ParamsOf<Endpoints[Name]>> &
  Part<'query', InputOf<Endpoints[Name]['query']>> &
  Part<'body', InputOf<Endpoints[Name]['body']>> &
  File<Endpoints[Name]> & {
    /** Key with which a repeated call has no further effect. */
    idempotencyKey?: true extends Endpoints[Name]['isRepeatable'] ? string : undefined;
    signal?: AbortSignal;
  };

/** The `data` of an answer, or `{ data, ... }` where an endpoint has `meta`. */
export type CallAnswer<Name extends CallName> = keyof MetaOf<Endpoints[Name]> extends never
  ? DataOf<Endpoints[Name]>
  : { data: DataOf<Endpoints[Name]> } & MetaOf<Endpoints[Name]>;
