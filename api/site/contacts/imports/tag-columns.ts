/** Columns of tags: what stands between the tags of a cell, and their names. Pure. */
import { type ListSeparator, readTextList, recognizeSeparator } from '../../../platform/texts/text-list.ts'
import { tagLimits } from '../tags/rules.ts'
import { importLimits } from './limits.ts'
import type { Column } from './reader/rows-writer.ts'
import { type RowProblem, type Target, tagsField } from './statuses.ts'

/** The separator of each column of tags. */
export type ColumnTags = ReadonlyMap<number, ListSeparator>

export const separatorOf = (
  { separators = {} }: Pick<Column, 'separators'>,
  { separator }: Partial<Target> = {},
): ListSeparator => separator ?? recognizeSeparator(separators, importLimits.import_separator_share_min)

export const columnTags = (columns: readonly Column[], mapping: readonly Target[]): ColumnTags =>
  new Map(
    mapping.flatMap(target => {
      const column = columns[target.column]
      return column && target.field === tagsField ? [[target.column, separatorOf(column, target)] as const] : []
    }),
  )

/** Groups that Google Contacts keeps itself begin with a star; these two say nothing of a person. */
const of_everybody = ['* mycontacts', '* my contacts', '* other contacts']
const tagOf = (name: string): string[] =>
  of_everybody.includes(name.toLowerCase()) ? [] : [name.startsWith('* ') ? name.slice(2).trim() : name]

export function takeTags(
  tags: string[],
  cell: string,
  separator: ListSeparator | undefined,
  note: (code: RowProblem) => void,
): void {
  for (const name of readTextList(cell, separator ?? 'comma').flatMap(tagOf)) {
    if (name.length > tagLimits.tag_name_characters_max) note('tag_too_long')
    else if (name.includes('\0')) note('text_characters')
    else if (tags.length < importLimits.import_row_tags_max) tags.push(name)
    else note('too_many_tags')
  }
}
