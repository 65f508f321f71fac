import {
  CHANGE_SECURITY_QUESTION_PATH,
  type ChangeSecurityQuestionRequest,
  type ChangeSecurityQuestionResponse,
} from '@premise/contracts';
import { api } from '@premise/web-platform';

export const changeSecurityQuestion = (request: ChangeSecurityQuestionRequest) =>
  api.post<ChangeSecurityQuestionResponse>(CHANGE_SECURITY_QUESTION_PATH, request);
