/** A site's fonts, one to ten: stacks that every machine has, and web fonts by the address of their file. */
import type { DesignSettings, SiteFont } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../app/abilities.ts'
import { client } from '../../app/api.ts'
import { UnsavedChanges } from '../../app/unsaved-changes.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Section } from '../../ui/section.tsx'
import { StaleDialog } from '../../ui/stale-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { AddFont } from './add-font.tsx'
import { FontList } from './font-list.tsx'
import { designSettingsQuery } from './queries.ts'
import './site-design.css'

export const fonts_max = 10

export function FontSettings({ site_id, settings }: { site_id: string; settings: DesignSettings }) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const canChange = useCan()('manage-sites', site_id)
  const [fonts, setFonts] = useState<readonly SiteFont[]>(settings.fonts)
  const [isStale, setStale] = useState(false)
  const isDirty = JSON.stringify(fonts) !== JSON.stringify(settings.fonts)

  const save = async (version: number | undefined) => {
    const saved = await client.sites.updateDesignSettings(
      { site_id, body: { fonts: [...fonts] } },
      { ifMatch: version },
    )
    setStale(false)
    queries.setQueryData(designSettingsQuery(site_id).queryKey, saved as never)
    toast({ text: t('fonts.saved') })
  }
  const submit = async () => {
    try {
      await save(settings.version)
    } catch (error) {
      if (problemOf(error).status !== 412) throw error
      setStale(true)
    }
  }
  return (
    <Section
      title={t('fonts.title')}
      description={t('fonts.text', { maximum: fonts_max })}
      action={<span className="muted">{t('fonts.count', { count: fonts.length, maximum: fonts_max })}</span>}
    >
      <Form onSubmit={submit}>
        <FontList fonts={fonts} onChange={setFonts} isReadOnly={!canChange} />
        {canChange && (
          <>
            <AddFont site_id={site_id} fonts={fonts} onAdd={font => setFonts([...fonts, font])} />
            <div className="form-actions">
              <SubmitButton isDisabled={!isDirty}>{t('site.save')}</SubmitButton>
            </div>
          </>
        )}
      </Form>
      <UnsavedChanges isDirty={isDirty} />
      <StaleDialog
        isOpen={isStale}
        onClose={() => setStale(false)}
        onReload={() => {
          setFonts(settings.fonts)
          setStale(false)
          void queries.invalidateQueries({ queryKey: designSettingsQuery(site_id).queryKey })
        }}
        onOverwrite={() => save(undefined).catch(error => toast({ tone: 'bad', text: problemOf(error).text }))}
      />
    </Section>
  )
}
