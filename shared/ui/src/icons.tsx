import {
  Activity as activityNode,
  ArrowDown as arrowDownNode,
  ArrowLeft as arrowLeftNode,
  ArrowRight as arrowRightNode,
  ArrowUp as arrowUpNode,
  ArrowUpRight as arrowUpRightNode,
  ChartColumn as chartColumnNode,
  ChartNoAxesColumn as chartNoAxesColumnNode,
  Check as checkNode,
  ChevronDown as chevronDownNode,
  ChevronLeft as chevronLeftNode,
  ChevronRight as chevronRightNode,
  ChevronsUpDown as chevronsUpDownNode,
  ChevronUp as chevronUpNode,
  CircleAlert as circleAlertNode,
  CircleCheck as circleCheckNode,
  CircleUser as circleUserNode,
  CircleX as circleXNode,
  Copy as copyNode,
  Download as downloadNode,
  Ellipsis as ellipsisNode,
  Eye as eyeNode,
  EyeOff as eyeOffNode,
  FileDown as fileDownNode,
  FlaskConical as flaskConicalNode,
  Heart as heartNode,
  ImageOff as imageOffNode,
  Images as imagesNode,
  ImageUp as imageUpNode,
  Info as infoNode,
  KeyRound as keyRoundNode,
  LayoutGrid as layoutGridNode,
  List as listNode,
  LockKeyhole as lockKeyholeNode,
  LockKeyholeOpen as lockKeyholeOpenNode,
  LogOut as logOutNode,
  Mail as mailNode,
  Menu as menuNode,
  MessageCircle as messageCircleNode,
  MessagesSquare as messagesSquareNode,
  Moon as moonNode,
  Pause as pauseNode,
  Pencil as pencilNode,
  Phone as phoneNode,
  Plus as plusNode,
  Printer as printerNode,
  Radio as radioNode,
  RefreshCw as refreshCwNode,
  Rocket as rocketNode,
  RotateCw as rotateCwNode,
  ScrollText as scrollTextNode,
  Search as searchNode,
  Settings as settingsNode,
  Share2 as share2Node,
  ShieldCheck as shieldCheckNode,
  Shuffle as shuffleNode,
  SlidersHorizontal as slidersHorizontalNode,
  Snowflake as snowflakeNode,
  Stamp as stampNode,
  Star as starNode,
  Sun as sunNode,
  Tags as tagsNode,
  ThumbsUp as thumbsUpNode,
  Timer as timerNode,
  Trash2 as trash2Node,
  TrendingUp as trendingUpNode,
  TriangleAlert as triangleAlertNode,
  Upload as uploadNode,
  User as userNode,
  Users as usersNode,
  UsersRound as usersRoundNode,
  X as xNode,
} from "lucide";
import { createIcon } from "./icon";

export const Activity = /* @__PURE__ */ createIcon("activity", activityNode);
export const ArrowDown = /* @__PURE__ */ createIcon("arrow-down", arrowDownNode);
export const ArrowLeft = /* @__PURE__ */ createIcon("arrow-left", arrowLeftNode);
export const ArrowRight = /* @__PURE__ */ createIcon("arrow-right", arrowRightNode);
export const ArrowUp = /* @__PURE__ */ createIcon("arrow-up", arrowUpNode);
export const ArrowUpRight = /* @__PURE__ */ createIcon("arrow-up-right", arrowUpRightNode);
export const ChartColumn = /* @__PURE__ */ createIcon("chart-column", chartColumnNode);
export const ChartNoAxesColumn = /* @__PURE__ */ createIcon("chart-no-axes-column", chartNoAxesColumnNode);
export const Check = /* @__PURE__ */ createIcon("check", checkNode);
export const ChevronDown = /* @__PURE__ */ createIcon("chevron-down", chevronDownNode);
export const ChevronLeft = /* @__PURE__ */ createIcon("chevron-left", chevronLeftNode);
export const ChevronRight = /* @__PURE__ */ createIcon("chevron-right", chevronRightNode);
export const ChevronUp = /* @__PURE__ */ createIcon("chevron-up", chevronUpNode);
export const ChevronsUpDown = /* @__PURE__ */ createIcon("chevrons-up-down", chevronsUpDownNode);
export const CircleAlert = /* @__PURE__ */ createIcon("circle-alert", circleAlertNode);
export const CircleCheck = /* @__PURE__ */ createIcon("circle-check", circleCheckNode);
export const CircleUser = /* @__PURE__ */ createIcon("circle-user", circleUserNode);
export const CircleX = /* @__PURE__ */ createIcon("circle-x", circleXNode);
export const Copy = /* @__PURE__ */ createIcon("copy", copyNode);
export const Download = /* @__PURE__ */ createIcon("download", downloadNode);
export const Ellipsis = /* @__PURE__ */ createIcon("ellipsis", ellipsisNode);
export const Eye = /* @__PURE__ */ createIcon("eye", eyeNode);
export const EyeOff = /* @__PURE__ */ createIcon("eye-off", eyeOffNode);
export const FileDown = /* @__PURE__ */ createIcon("file-down", fileDownNode);
export const FlaskConical = /* @__PURE__ */ createIcon("flask-conical", flaskConicalNode);
export const Heart = /* @__PURE__ */ createIcon("heart", heartNode);
export const ImageOff = /* @__PURE__ */ createIcon("image-off", imageOffNode);
export const ImageUp = /* @__PURE__ */ createIcon("image-up", imageUpNode);
export const Images = /* @__PURE__ */ createIcon("images", imagesNode);
export const Info = /* @__PURE__ */ createIcon("info", infoNode);
export const KeyRound = /* @__PURE__ */ createIcon("key-round", keyRoundNode);
export const LayoutGrid = /* @__PURE__ */ createIcon("layout-grid", layoutGridNode);
export const List = /* @__PURE__ */ createIcon("list", listNode);
export const LockKeyhole = /* @__PURE__ */ createIcon("lock-keyhole", lockKeyholeNode);
export const LockKeyholeOpen = /* @__PURE__ */ createIcon("lock-keyhole-open", lockKeyholeOpenNode);
export const LogOut = /* @__PURE__ */ createIcon("log-out", logOutNode);
export const Mail = /* @__PURE__ */ createIcon("mail", mailNode);
export const Menu = /* @__PURE__ */ createIcon("menu", menuNode);
export const MessageCircle = /* @__PURE__ */ createIcon("message-circle", messageCircleNode);
export const MessagesSquare = /* @__PURE__ */ createIcon("messages-square", messagesSquareNode);
export const Moon = /* @__PURE__ */ createIcon("moon", moonNode);
export const Pause = /* @__PURE__ */ createIcon("pause", pauseNode);
export const Pencil = /* @__PURE__ */ createIcon("pencil", pencilNode);
export const Phone = /* @__PURE__ */ createIcon("phone", phoneNode);
export const Plus = /* @__PURE__ */ createIcon("plus", plusNode);
export const Printer = /* @__PURE__ */ createIcon("printer", printerNode);
export const Radio = /* @__PURE__ */ createIcon("radio", radioNode);
export const RefreshCw = /* @__PURE__ */ createIcon("refresh-cw", refreshCwNode);
export const Rocket = /* @__PURE__ */ createIcon("rocket", rocketNode);
export const RotateCw = /* @__PURE__ */ createIcon("rotate-cw", rotateCwNode);
export const ScrollText = /* @__PURE__ */ createIcon("scroll-text", scrollTextNode);
export const Search = /* @__PURE__ */ createIcon("search", searchNode);
export const Settings = /* @__PURE__ */ createIcon("settings", settingsNode);
export const Share2 = /* @__PURE__ */ createIcon("share-2", share2Node);
export const ShieldCheck = /* @__PURE__ */ createIcon("shield-check", shieldCheckNode);
export const Shuffle = /* @__PURE__ */ createIcon("shuffle", shuffleNode);
export const SlidersHorizontal = /* @__PURE__ */ createIcon("sliders-horizontal", slidersHorizontalNode);
export const Snowflake = /* @__PURE__ */ createIcon("snowflake", snowflakeNode);
export const Stamp = /* @__PURE__ */ createIcon("stamp", stampNode);
export const Star = /* @__PURE__ */ createIcon("star", starNode);
export const Sun = /* @__PURE__ */ createIcon("sun", sunNode);
export const Tags = /* @__PURE__ */ createIcon("tags", tagsNode);
export const ThumbsUp = /* @__PURE__ */ createIcon("thumbs-up", thumbsUpNode);
export const Timer = /* @__PURE__ */ createIcon("timer", timerNode);
export const Trash2 = /* @__PURE__ */ createIcon("trash-2", trash2Node);
export const TrendingUp = /* @__PURE__ */ createIcon("trending-up", trendingUpNode);
export const TriangleAlert = /* @__PURE__ */ createIcon("triangle-alert", triangleAlertNode);
export const Upload = /* @__PURE__ */ createIcon("upload", uploadNode);
export const User = /* @__PURE__ */ createIcon("user", userNode);
export const Users = /* @__PURE__ */ createIcon("users", usersNode);
export const UsersRound = /* @__PURE__ */ createIcon("users-round", usersRoundNode);
export const X = /* @__PURE__ */ createIcon("x", xNode);
