/** The elements of a page that hold its blocks, within one another, and how much text is in each. Pure. */
import { knowledgeLimits } from '../limits.ts'
import { type NameMarks, readNames } from './region-names.ts'

export interface Region {
  parent: Region | undefined
  tag: string
  names: string
  characters: number
  /** Of them, in links. */
  link_characters: number
  blocks: number
}

export interface MeasuredBlock {
  text: string
  link_characters: number
  region: Region
}

export class Regions {
  readonly page: Region = { parent: undefined, tag: 'html', names: '', characters: 0, link_characters: 0, blocks: 0 }
  /** Each after the one that it is in. */
  readonly #all: Region[] = [this.page]
  readonly #marks = new Map<string, NameMarks>()

  add(parent: Region, tag: string, names: string): Region {
    const cut = names.slice(0, knowledgeLimits.region_names_characters_max)
    const region = { parent, tag, names: cut, characters: 0, link_characters: 0, blocks: 0 }
    this.#all.push(region)
    return region
  }

  /** By these blocks alone. */
  measure(blocks: readonly MeasuredBlock[]): void {
    for (const region of this.#all) {
      region.characters = 0
      region.link_characters = 0
      region.blocks = 0
    }
    for (const { region, text, link_characters } of blocks) grow(region, text.length, link_characters, 1)
    for (const region of this.#all.toReversed())
      if (region.parent) grow(region.parent, region.characters, region.link_characters, region.blocks)
  }

  getMarks({ names }: Region): NameMarks {
    let marks = this.#marks.get(names)
    if (!marks) {
      marks = readNames(names)
      this.#marks.set(names, marks)
    }
    return marks
  }

  filter(fits: (region: Region) => boolean): Region[] {
    return this.#all.filter(fits)
  }

  /** Those that fit, with all that is in them. */
  within(fits: (region: Region) => boolean): ReadonlySet<Region> {
    const found = new Set<Region>()
    for (const region of this.#all) if ((region.parent && found.has(region.parent)) || fits(region)) found.add(region)
    return found
  }
}

function grow(region: Region, characters: number, link_characters: number, blocks: number): void {
  region.characters += characters
  region.link_characters += link_characters
  region.blocks += blocks
}
