import { z } from 'zod';
import { type Call, type CallKey, calls, methodOf, pathOf, problemsOf } from './calls';
import { problemDocument, problemTypes } from './problems';

type Json = Record<string, unknown>;

/** Named schemas are kept once under `components` and referred to from there. */
function schemaInto(components: Json) {
  return (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema, $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
    const moved = (part: unknown): unknown =>
      JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/'));
    for (const [name, definition] of Object.entries(($defs as Json | undefined) ?? {}))
      components[name] = moved(definition);
    return moved(own) as Json;
  };
}

function parametersOf(call: Call, schemaOf: ReturnType<typeof schemaInto>): Json[] {
  const from = (where: 'path' | 'query', object: z.ZodObject | undefined): Json[] =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: where,
      required: where === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
      schema: schemaOf(schema as z.ZodType, 'input'),
    }));
  return [...from('path', call.params), ...from('query', call.query)];
}

function answersOf(key: CallKey, schemaOf: ReturnType<typeof schemaInto>): Json {
  const call: Call = calls[key];
  const csrf = {
    headers: { 'X-CSRF-Token': { schema: { type: 'string' }, description: 'To be sent with every change' } },
  };
  const headers = methodOf(key) === 'GET' ? csrf : {};
  const answers: Json = {};
  if ('json' in call.answer)
    answers['200'] = {
      description: call.summary,
      ...headers,
      content: { 'application/json': { schema: schemaOf(call.answer.json, 'output') } },
    };
  else if ('image' in call.answer)
    answers['200'] = { description: call.summary, ...headers, content: { 'image/*': {} } };
  else if ('file' in call.answer) {
    answers['200'] = { description: call.summary, content: { '*/*': {} } };
    answers['206'] = { description: 'The range that was asked for', content: { '*/*': {} } };
    answers['303'] = { description: 'The address of a file that lies outside' };
    answers['304'] = { description: 'The file is still as the caller has it' };
    answers['416'] = { description: 'The range begins behind the end of the file' };
  } else if ('document' in call.answer)
    answers['200'] = { description: call.summary, ...headers, content: { [call.answer.document]: {} } };
  else if ('html' in call.answer) answers['200'] = { description: call.summary, content: { 'text/html': {} } };
  else if ('redirect' in call.answer) answers['303'] = { description: call.summary };
  else answers['204'] = { description: 'Done' };

  for (const type of problemsOf(key)) {
    const { status, title } = problemTypes[type];
    const earlier = answers[String(status)] as { description: string } | undefined;
    answers[String(status)] = {
      description: earlier ? `${earlier.description}; or: ${title}` : title,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return answers;
}

/** The OpenAPI 3.1 description of every call, made from the call table. */
export function openApiDocument(publicUrl: string): Json {
  const schemas: Json = {};
  const schemaOf = schemaInto(schemas);
  schemas.Problem = schemaOf(problemDocument, 'output');

  const paths: Record<string, Json> = {};
  for (const key of Object.keys(calls) as CallKey[]) {
    const call: Call = calls[key];
    const operation: Json = {
      operationId: key,
      summary: call.summary,
      'x-access': call.access,
      security: call.access === 'public' ? [{}, { session: [] }] : [{ session: [] }],
      responses: answersOf(key, schemaOf),
    };
    const parameters = parametersOf(call, schemaOf);
    if (methodOf(key) !== 'GET' && !call.fromOutside)
      parameters.push({ name: 'X-CSRF-Token', in: 'header', required: true, schema: { type: 'string' } });
    if (call.takesIdempotencyKey)
      parameters.push({
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', maxLength: 200 },
      });
    if (parameters.length > 0) operation.parameters = parameters;
    if (call.body) {
      const schema = schemaOf(call.body, 'input');
      const form = call.fromOutside ? { 'application/x-www-form-urlencoded': { schema } } : {};
      operation.requestBody = { required: true, content: { 'application/json': { schema }, ...form } };
    }
    const path = pathOf(key);
    paths[path] = { ...paths[path], [methodOf(key).toLowerCase()]: operation };
  }

  return {
    openapi: '3.1.0',
    info: { title: 'Mediathek', version: '1', license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' } },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}
