/** Schema files of a page: JSON-LD in the words of schema.org, each begun with what its type needs. */
import { limits } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ItemList } from './blocks/item-list.tsx'
import { beginnings, nameOfSchema, schemaBeginning } from './schema-beginnings.ts'

type StructuredDataProps = {
  files: readonly string[]
  onChange: (files: string[], field: string) => void
  errorOf: (at: number) => string | undefined
}

const filesIn = (changes: object): string[] =>
  'files' in changes ? (changes.files as readonly { file: string }[]).map(({ file }) => file) : []

export function StructuredData({ files, onChange, errorOf }: StructuredDataProps) {
  const { t } = useMessages()
  const [type, setType] = useState('Product')
  const items = files.map(file => ({ file }))
  const isFull = files.length >= limits.page_schemas_max
  return (
    <Section title={t('page_seo.schemas')} description={t('page_seo.schemas_text')}>
      <div className="stack">
        {!isFull && (
          <Select
            label={t('page_seo.schema_type')}
            isRequired
            value={type}
            onChange={setType}
            options={beginnings.map(id => ({ id, label: id }))}
          />
        )}
        <ItemList
          field="files"
          items={items}
          nameOf={number => nameOfSchema(files[number - 1] ?? '') ?? t('page_seo.schema', { number })}
          addLabel={t('page_seo.add_schema')}
          make={() => ({ file: schemaBeginning(type) })}
          max={limits.page_schemas_max}
          onChange={(changes, key = '') => onChange(filesIn(changes), key)}
        >
          {(item, change) => (
            <TextArea
              label={t('page_seo.schema_text')}
              rows={8}
              isRequired
              maxLength={limits.page_schema_characters_max}
              value={item.file}
              error={errorOf(items.indexOf(item))}
              onChange={file => change({ file }, 'file')}
            />
          )}
        </ItemList>
      </div>
    </Section>
  )
}
