/**
 * `npm run structure [-- --list]`: the shape of the product as one line of JSON, read from the code by a parser. `--list` says
 * first what stands behind the figures. Tests, generated files and migrations do not count, nor do seeds as files that name a
 * step, a trigger or a lead's field.
 */
import { parseArgs } from 'node:util'
import { AREAS, ROOMS } from '../tests/arch/areas.ts'
import { isCode, isTest, readSource, repositoryPaths, type Source } from '../tests/arch/source.ts'
import { isComponentTest, testedComponents } from './structure/components.ts'
import { arrowsUp, cyclesOf, featureKnots } from './structure/imports.ts'
import { longestFunction } from './structure/longest-function.ts'
import { contractNames, isLeadFieldListed, isNamedAs } from './structure/names.ts'

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
const PRODUCT = /^(api|workflows|sdk|widget|admin|cli|mcp)\//

const paths = repositoryPaths().filter(path => isCode(path) && PRODUCT.test(path))
const sources = paths.filter(path => !isTest(path) && !/\/(testing|browser)\//.test(path)).map(readSource)
const unseeded = sources.filter(({ path }) => !path.startsWith('api/seed/'))
const componentTests = paths.filter(isComponentTest).map(readSource)

const cycles = cyclesOf(sources)
const up = [...arrowsUp(sources, AREAS), ...arrowsUp(sources, ROOMS, 'api/platform')]
const { two_way_pairs, largest_knot } = featureKnots(sources)
const longest = longestFunction(sources)
const naming = (names: (source: Source) => boolean) => unseeded.filter(names).map(source => source.path)
const leadFields = filesBy(contractNames.leadFields, isLeadFieldListed(unseeded))
const steps = filesBy(contractNames.steps.names, isNamedAs(contractNames.steps, unseeded))
const triggers = filesBy(contractNames.triggers.names, isNamedAs(contractNames.triggers, unseeded))
const components = testedComponents(componentTests, sources)

if (values.list) {
  const lists = {
    features: features(paths),
    cycles: cycles.map(files => files.join(' ↔ ')),
    arrows_up: up,
    two_way_pairs,
    largest_knot,
  }
  for (const [name, lines] of Object.entries({ ...lists, components_tested: components })) {
    console.log(`${name}: ${lines.length}\n${lines.map(line => `  ${line}\n`).join('')}`)
  }
  for (const [what, files] of Object.entries({ lead_fields: leadFields, steps, triggers })) {
    for (const [name, paths] of files)
      console.log(`${what} ${name}: ${paths.length}\n${paths.map(path => `  ${path}\n`).join('')}`)
  }
  console.log(`longest_function: ${longest.path}:${longest.line} ${longest.name}, ${longest.lines} lines\n`)
}
console.log(
  JSON.stringify({
    features: features(paths).length,
    cycles: cycles.length,
    arrows_up: up.length,
    two_way_pairs: two_way_pairs.length,
    largest_knot: largest_knot.length,
    files_per_lead_field: median(leadFields),
    files_per_step: median(steps),
    files_per_trigger: median(triggers),
    longest_function: longest.lines,
    components_tested: components.length,
  }),
)

/** The files that name each of these things. */
function filesBy(
  names: readonly string[],
  namesIt: (name: string) => (source: Source) => boolean,
): [string, string[]][] {
  return names.map(name => [name, naming(namesIt(name))])
}

/** Of how many files name one thing of a kind: half of them are in no more. */
function median(files: readonly [string, string[]][]): number {
  const counts = files.map(([, paths]) => paths.length).toSorted((a, b) => a - b)
  return counts[Math.floor((counts.length - 1) / 2)] ?? 0
}

/** Folders that say what they are in a `feature.ts`; before there is one, folders with routes. */
function features(all: readonly string[]): string[] {
  const withFile = (name: string) => all.filter(path => path.startsWith('api/') && path.endsWith(`/${name}`))
  const declared = withFile('feature.ts').filter(path => !path.startsWith('api/platform/'))
  return (declared.length > 0 ? declared : withFile('routes.ts')).map(path => path.slice(0, path.lastIndexOf('/')))
}
