/** One streamed call of a chat-completions service, read to its end: what no product can do with less. */
export async function askModel(baseUrl: string, argumentText: string): Promise<string> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'any', stream: true, messages: [{ role: 'user', content: argumentText }] }),
  });
  const decoder = new TextDecoder();
  let buffer = '';
  let text = '';
  for await (const chunk of response.body ?? []) {
    buffer += decoder.decode(chunk as Uint8Array, { stream: true });
    const events = buffer.split('\n\n');
    buffer = events.pop() ?? '';
    for (const event of events) {
      if (!event.startsWith('data: {')) continue;
      const { choices } = JSON.parse(event.slice(6)) as { choices: { delta: { content?: string } }[] };
      text += choices[0]?.delta.content ?? '';
    }
  }
  return text;
}
