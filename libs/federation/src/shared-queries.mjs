// What the apps share as `@tanstack/react-query`. A shared package is delivered whole, so sharing it as it comes would send
// what no app uses to every visitor. An app that needs another name adds it here.
// oxlint-disable-next-line premise/import-walls -- an alias of base.cjs for the package's own entry
export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@premise/federation/whole-react-query';
