/** Addresses of a source: one, or a list, which can be filled from what a page or a sitemap names. */
import { limits } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { knowledgeClient } from '../../product/knowledge/client.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { linesOf, type SourceDraft } from './new-source.ts'

type AddressFieldsProps = { draft: SourceDraft; change: (changes: Partial<SourceDraft>) => void }

export function AddressFields({ draft, change }: AddressFieldsProps) {
  const { t } = useMessages()
  const { type: kind, url, addresses, other_hosts } = draft
  const isList = kind === 'urls'
  return (
    <>
      {isList ? (
        <TextArea
          name="urls"
          label={t('knowledge.addresses')}
          description={t('knowledge.addresses_note', { count: limits.source_addresses_max })}
          placeholder="https://"
          rows={5}
          isRequired
          value={addresses}
          onChange={text => change({ addresses: text })}
        />
      ) : (
        <TextField
          name="url"
          type="url"
          label={t(kind === 'sitemap' ? 'knowledge.sitemap_address' : 'knowledge.address')}
          description={kind === 'video' ? t('knowledge.video_note') : undefined}
          placeholder="https://"
          isRequired
          value={url}
          onChange={text => change({ url: text })}
        />
      )}
      {(isList || kind === 'sitemap') && <Discovery draft={draft} change={change} />}
      {kind !== 'video' && (
        <Checkbox
          isSelected={other_hosts}
          onChange={chosen => change({ other_hosts: chosen })}
          description={t('knowledge.other_hosts_note')}
        >
          {t('knowledge.other_hosts')}
        </Checkbox>
      )}
    </>
  )
}

/** Chooses among the addresses that a page or the sitemap names. */
function Discovery({ draft, change }: AddressFieldsProps) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const [from, setFrom] = useState('')
  const isSitemap = draft.type === 'sitemap'
  const start = isSitemap ? draft.url : from
  const discover = useChange({
    run: (url: string) =>
      knowledgeClient.sources.discoverKnowledgeUrls({
        site_id,
        body: { url, ...(draft.other_hosts && { other_hosts: true }) },
      }),
    shows: 'the answer',
  })
  const found = discover.data?.data ?? []
  return (
    <>
      {!isSitemap && (
        <TextField
          type="url"
          label={t('knowledge.discover_from')}
          placeholder="https://"
          value={from}
          onChange={setFrom}
        />
      )}
      <div>
        <Button
          isDisabled={start.trim() === ''}
          isPending={discover.isPending}
          onPress={() => discover.mutate(start.trim())}
        >
          {t('knowledge.discover')}
        </Button>
      </div>
      {discover.data && found.length === 0 && <p className="muted">{t('knowledge.discovered_none')}</p>}
      {found.length > 0 && (
        <TagPicker
          label={t('knowledge.discovered')}
          description={isSitemap ? t('knowledge.sitemap_all') : undefined}
          options={found.map(({ url, text }) => ({ id: url, label: url, ...(text && { note: text }) }))}
          value={linesOf(draft.addresses).filter(line => found.some(({ url }) => url === line))}
          onChange={urls => {
            const own = linesOf(draft.addresses).filter(line => !found.some(({ url }) => url === line))
            change({ addresses: [...own, ...urls].join('\n') })
          }}
        />
      )}
    </>
  )
}
