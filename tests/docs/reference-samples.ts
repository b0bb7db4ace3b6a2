/** Every sample of the reference, in its three languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationsOf, type ReferenceDocument } from '../../api/public/docs/reference.ts'
import { curlSample, pythonSample } from '../../api/public/docs/samples/http-samples.ts'
import { toSampleOperation } from '../../api/public/docs/samples/operation.ts'
import { sdkSample } from '../../api/public/docs/samples/sdk-sample.ts'

const file = join(import.meta.dirname, '../../openapi/openapi.json')

export function referenceSamples(): { ts: string; sh: string; python: string }[] {
  const document: ReferenceDocument = JSON.parse(readFileSync(file, 'utf8'))
  return [...operationsOf(document)].map(({ method, path, operation }) => {
    const sample = toSampleOperation(method, path, operation)
    const base_url = 'https://leads.example.com'
    return { ts: sdkSample(sample), sh: curlSample(sample, base_url), python: pythonSample(sample, base_url) }
  })
}
