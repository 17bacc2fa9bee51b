import { type ReactNode, useState } from 'react'
import { AnswerBubble } from '../src/chat/ChatBubble/AnswerBubble.tsx'
import { ChatBubble } from '../src/chat/ChatBubble/ChatBubble.tsx'
import { ChatComposer, type ChatComposerProps } from '../src/chat/ChatPanel/ChatComposer.tsx'
import { ChatHeader } from '../src/chat/ChatPanel/ChatHeader.tsx'
import { ChatLog } from '../src/chat/ChatPanel/ChatLog.tsx'
import { ChatPanel, type ChatPanelProps } from '../src/chat/ChatPanel/ChatPanel.tsx'
import { ChatWelcome } from '../src/chat/ChatPanel/ChatWelcome.tsx'
import { DateDivider } from '../src/chat/DateDivider/DateDivider.tsx'
import { PropertyResults } from '../src/chat/PropertyResults/PropertyResults.tsx'
import { QuickActionPills } from '../src/chat/QuickActionPills/QuickActionPills.tsx'
import { TypingIndicator } from '../src/chat/TypingIndicator/TypingIndicator.tsx'
import { InlineAlert } from '../src/feedback/InlineAlert/InlineAlert.tsx'
import { Button } from '../src/foundations/Button/Button.tsx'
import { useUi } from '../src/foundations/UiProvider/ui-context.ts'
import { chatProperties, featureTexts } from './chat-properties.tsx'
import { quickActions } from './quick-actions.tsx'
import { chatLanguages, sourcesOf, useChatWords } from './words/chat.ts'

interface ChatExampleProps extends Pick<ChatPanelProps, 'placement'> {
  /** The messages; null for none, left out for those of three days. */
  talk?: ReactNode
  after?: ReactNode
  criteria?: readonly string[]
  ideas?: ChatComposerProps['ideas']
  guest?: boolean
  offline?: boolean
  connecting?: boolean
  begun?: boolean
  loading?: string
  unseen?: string
  value?: string
  name?: string
}

/** The whole chat, held together as the product does. */
export function ChatExample(props: ChatExampleProps) {
  const { offline = false, connecting = false, guest = false, placement = 'inline' } = props
  const online = !offline && !connecting
  const words = useChatWords()
  const { locale } = useUi()
  const [value, setValue] = useState(props.value ?? '')
  const [criteria, setCriteria] = useState(() =>
    (props.criteria ?? words.criteriaList).map((text, at) => ({ id: `${at}`, text })),
  )
  const [language, setLanguage] = useState(locale)
  const [sent, setSent] = useState<string[]>([])
  const talking = props.talk === undefined
  return (
    <ChatPanel
      label={words.chat}
      placement={placement}
      header={
        <ChatHeader
          name={props.name ?? words.noor}
          status={online ? words.online : offline ? words.notConnected : words.connecting}
          online={online}
          language={{
            label: words.language,
            options: chatLanguages,
            value: connecting ? '' : language,
            onChange: setLanguage,
            disabled: !online,
          }}
          lead={{ label: words.lead, onOpen: () => {} }}
          close={{ label: words.close, onClose: () => {} }}
        />
      }
      footer={
        <ChatComposer
          value={value}
          onChange={setValue}
          onSend={(text) => {
            setSent([...sent, text])
            setValue('')
          }}
          blocked={!online}
          maxLength={1000}
          left={value.length > 800 ? words.left(String(1000 - value.length)) : undefined}
          texts={{ label: words.yourMessage, placeholder: words.placeholder, send: words.send }}
          stop={talking && !offline ? { label: words.stop, onStop: () => {} } : undefined}
          criteria={{
            label: words.criteria,
            items: criteria.map((criterion) => ({
              ...criterion,
              removeLabel: words.remove(criterion.text),
            })),
            onRemove: (id) => setCriteria((now) => now.filter((criterion) => criterion.id !== id)),
          }}
          ideas={props.ideas}
          notice={
            offline && (
              <InlineAlert
                tone="warning"
                actions={
                  <Button variant="outline" size="sm">
                    {words.connectAgain}
                  </Button>
                }
              >
                {words.offline}
              </InlineAlert>
            )
          }
          clear={{ label: words.clear, onClear: () => {}, disabled: !online }}
          terms={{ label: words.terms, onOpen: () => {} }}
          note={words.review}
        />
      }
    >
      <ChatLog
        label={words.log}
        asked={sent.length}
        begun={props.begun ?? true}
        newestLabel={words.toNewest}
        unseen={props.unseen}
        loading={props.loading}
        welcome={
          !props.loading && (
            <ChatWelcome
              title={words.hello}
              intro={words.intro}
              {...(guest && {
                login: {
                  text: words.loginPrompt,
                  loginLabel: words.login,
                  onLogin: () => {},
                  signUp: { label: words.signUp, onSignUp: () => {} },
                },
              })}
            >
              <QuickActionPills
                compact
                label={words.suggestions}
                actions={quickActions(words)}
                onChoose={() => {}}
              />
            </ChatWelcome>
          )
        }
        after={
          props.after ??
          (talking && !offline && <TypingIndicator status="typing" label={words.typing} />)
        }
      >
        {talking ? <Talk /> : props.talk}
        {sent.map((text, at) => (
          <ChatBubble key={at} side="user" sender={words.you}>
            {text}
          </ChatBubble>
        ))}
      </ChatLog>
    </ChatPanel>
  )
}

/** Three days of talk. */
function Talk() {
  const words = useChatWords()
  const { talk, noor, you } = words
  const at = (time: string, isoTime: string) => ({ time, isoTime })
  return (
    <>
      <DateDivider text={words.thursday} isoDate="2026-11-19" />
      <ChatBubble side="user" sender={you} {...at('06:12PM', '2026-11-19T18:12')}>
        {talk.ask}
      </ChatBubble>
      <ChatBubble side="bot" sender={noor} {...at('06:12PM', '2026-11-19T18:12')}>
        {talk.answer}
      </ChatBubble>
      <DateDivider text={words.yesterday} isoDate="2026-11-20" />
      <ChatBubble side="user" sender={you} {...at('09:41AM', '2026-11-20T09:41')}>
        {talk.yes}
      </ChatBubble>
      <ChatBubble
        side="bot"
        sender={noor}
        {...at('09:42AM', '2026-11-20T09:42')}
        after={
          <PropertyResults
            header={words.resultsHeader}
            count={words.count('9')}
            properties={chatProperties(words).slice(0, 2)}
            features={featureTexts(words)}
            linkText={words.viewDetails}
            all={{ href: '#all', text: words.viewListing }}
            closing={words.closing}
          />
        }
      />
      <DateDivider text={words.today} isoDate="2026-11-21" />
      <AnswerBubble
        sender={noor}
        {...at('08:00AM', '2026-11-21T08:00')}
        text={talk.nine}
        sources={sourcesOf(words)}
        sourceLabel={words.showSource}
      />
      <ChatBubble side="user" sender={you} {...at('08:03AM', '2026-11-21T08:03')}>
        {talk.question}
      </ChatBubble>
    </>
  )
}
