export { ApiConfigPage } from './api-config/api-config-page.tsx';
export { CitationsPage } from './citations/citations-page.tsx';
export { LandscapePage } from './landscape/landscape-page.tsx';
export { PriorArtPage } from './prior-art/prior-art-page.tsx';
export { SearchPage } from './search/search-page.tsx';
