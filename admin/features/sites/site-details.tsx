/** The site's fields, edited in place. Saving names the version that was read, so that nobody's changes are lost unseen. */
import type { Site } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../app/api.ts'
import { UnsavedChanges } from '../../app/unsaved-changes.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Section } from '../../ui/section.tsx'
import { StaleDialog } from '../../ui/stale-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { changesOf, draftOf, type SiteDraft } from './site-draft.ts'
import { SiteFields } from './site-fields.tsx'

export function SiteDetails({ site }: { site: Site }) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const [changes, setChanges] = useState<Partial<SiteDraft>>({})
  /** What the person saw when the first change was made. */
  const [read, setRead] = useState(site)
  const [isStale, setStale] = useState(false)
  const draft = { ...draftOf(site), ...changes }
  const isDirty = Object.keys(changesOf(site, draft)).length > 0

  const change = (next: Partial<SiteDraft>) => {
    if (!isDirty) setRead(site)
    setChanges({ ...changes, ...next })
  }
  const reset = () => {
    setChanges({})
    setStale(false)
  }
  const save = async (version: number | undefined) => {
    const body = changesOf(site, draft)
    const saved = await client.sites.update({ site_id: site.id, body }, { ifMatch: version })
    queries.setQueryData(['sites', site.id], saved)
    void queries.invalidateQueries({ queryKey: ['sites'] })
    reset()
    toast({ text: t('site.saved_toast') })
  }
  const submit = async () => {
    try {
      await save(read.version)
    } catch (error) {
      if (problemOf(error).status !== 412) throw error
      setStale(true)
    }
  }

  return (
    <Section title={t('site.details')}>
      <Form onSubmit={submit}>
        <SiteFields draft={draft} onChange={change} />
        <div className="form-actions">
          <SubmitButton isDisabled={!isDirty}>{t('site.save')}</SubmitButton>
          {isDirty && (
            <Button variant="quiet" onPress={reset}>
              {t('site.discard')}
            </Button>
          )}
        </div>
      </Form>
      <UnsavedChanges isDirty={isDirty} />
      <StaleDialog
        isOpen={isStale}
        onClose={() => setStale(false)}
        onReload={() => {
          reset()
          void queries.invalidateQueries({ queryKey: ['sites', site.id] })
        }}
        onOverwrite={() => save(undefined).catch(error => toast({ tone: 'bad', text: problemOf(error).text }))}
      />
    </Section>
  )
}
