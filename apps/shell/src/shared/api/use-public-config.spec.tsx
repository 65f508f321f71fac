import { hydrate } from '@premise/browser-testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { usePublicConfig } from './use-public-config.ts';

function Contact() {
  return <p>{usePublicConfig()?.contactEmail ?? 'no address'}</p>;
}

it('a page is taken over without the settings of its deployment, however early they come, and then shows them [D-52]', async () => {
  const client = new QueryClient();
  client.setQueryData(['public-config'], { contactEmail: 'ada@example.org' });
  const { container, root, differences } = hydrate(
    '<p>no address</p>',
    <QueryClientProvider client={client}>
      <Contact />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(container).toHaveTextContent('ada@example.org'));
  expect(differences).toEqual([]);
  root.unmount();
});
