import type { Row, Section } from './section.ts'

export const conversations: Section = {
  name: 'conversations',
  tables: ['chat_session', 'chat_message'],
  async read(db, accountId, limit) {
    const rows = await db
      .selectFrom('chat_message')
      .innerJoin('chat_session', 'chat_session.id', 'chat_message.session_id')
      .select([
        'chat_session.id as id',
        'chat_message.created_at as at',
        'chat_message.role as role',
        'chat_message.payload as payload',
      ])
      .where('chat_session.account_id', '=', accountId)
      .orderBy('chat_message.created_at', 'desc')
      .orderBy('chat_message.seq', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ payload, ...row }): Row => ({ ...row, message: textOf(payload) }))
  },
}

/** What a message says, without how it is drawn. */
function textOf(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('message' in payload)) return null
  return typeof payload.message === 'string' ? payload.message : null
}
