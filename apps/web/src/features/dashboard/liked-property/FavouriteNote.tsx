import { saveFavouriteNoteTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { FavouriteMark } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { TextArea } from '@manzil/ui/forms/TextArea/TextArea'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNote } from './use-note.ts'

/** The private note on a favourite, saved by its button and as the field is left. */
export function FavouriteNote({ mark }: { mark: FavouriteMark }) {
  const { t } = useTranslation('favourites')
  const { number } = useFormats()
  const { text, error, state, isChanged, elsewhere, change, save } = useNote(mark)
  const most = saveFavouriteNoteTexts.note
  return (
    <div className="favourite__note">
      <TextArea
        label={t('note.label')}
        hint={t('note.hint', { most: number(most) })}
        rows={2}
        maxLength={most}
        value={text}
        error={error}
        onChange={(event) => change(event.target.value)}
        onBlur={() => void save()}
      />
      {elsewhere !== undefined && (
        <InlineAlert tone="warning" announce="polite">
          {t('note.elsewhere', { note: elsewhere })}
        </InlineAlert>
      )}
      {isChanged && (
        <Button
          variant="outline"
          size="sm"
          loading={state === 'saving'}
          loadingText={t('note.saving')}
          onClick={() => void save()}
        >
          {t('note.save')}
        </Button>
      )}
      <span role="status" className="favourite__status">
        {state === 'saved' && !isChanged ? t('note.saved') : ''}
      </span>
    </div>
  )
}
